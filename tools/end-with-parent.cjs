// Loaded before a program that must not outlive the process that started it, however that one ended.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
