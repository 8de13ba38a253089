/** Commands that open pages or print reports. The others work without a browser. */
const browserCommands = new Set(['demo', 'scan', 'serve', 'worker']);

/** Whether the command that these arguments of `curbcut` name needs a browser on this machine. */
export function needsBrowser([command, ...args]) {
  if (asksForHelp(args) || args.includes('--server')) return false;
  return browserCommands.has(command) || installsBrowser([command, ...args]);
}

/** `curbcut doctor --install`: the caller agrees to an installation by apt-get, and to a download. */
export function installsBrowser([command, ...args]) {
  return command === 'doctor' && args.includes('--install') && !asksForHelp(args);
}

function asksForHelp(args) {
  return args.some((one) => one === '--help' || one === '-h');
}
