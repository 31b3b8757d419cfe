// Run before the page is read: letters that are first asked for while it is laid out come one frame too late, and move what stands there.
document.fonts.load('16px Figtree').catch(() => {})
