/** Whether the name of a topic says by itself that there are ideas: "Dinner ideas", "Geschenkideen". */
export const saysIdeas = (name: string): boolean => /\bideas?$|(?<!orch)ideen$/iu.test(name.trim())
