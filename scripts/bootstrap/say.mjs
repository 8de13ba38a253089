/** A step that cannot be done here. The message is one sentence with the command to type. */
export class SetupFailure extends Error {}

/** One line for the person who waits; on stderr, so that a command's own output stays clean. */
export function say(line) {
  process.stderr.write(`curbcut: ${line}\n`);
}
