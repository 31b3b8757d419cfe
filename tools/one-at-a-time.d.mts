export function oneAtATime(lock: string, work: () => Promise<unknown>, whenWaiting: () => void): Promise<void>
export function takeAway(lock: string, dead: string): void
