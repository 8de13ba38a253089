/** Commands that open pages or print reports. The others work without a browser. */
const browserCommands = new Set(['scan', 'serve', 'worker']);

/** Whether the command that these arguments of `curbcut` name needs a browser on this machine. */
export function needsBrowser([command, ...args]) {
  if (args.includes('--help') || args.includes('-h') || args.includes('--server')) return false;
  return command === undefined || browserCommands.has(command);
}
