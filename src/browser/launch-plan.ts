export type SandboxMode = 'preferred' | 'required' | 'off';

/** A user id without an account, a home directory or files. */
export type BrowserUser = { readonly uid: number };

/** One way to start the browser: with or without Chromium's sandbox, as another user or as ours. */
export type LaunchPlan = { readonly sandbox: boolean; readonly user: BrowserUser | undefined };

/**
 * The browser runs as this user if the service runs as root. Neither Debian (to 64999, and 65534 for `nobody`) nor
 * systemd (61184 to 65519) assigns this id, and containers with 65,536 users have it.
 */
const browserUser: BrowserUser = { uid: 65_529 };

/**
 * Lists the ways to start the browser on this machine, the best first. As root, Chromium refuses to start with its
 * sandbox.
 */
export function planLaunches(machine: {
  readonly mode: SandboxMode;
  readonly isRoot: boolean;
  readonly isLinux: boolean;
}): readonly LaunchPlan[] {
  const dropsRoot = machine.isRoot && machine.isLinux;
  const user = dropsRoot ? browserUser : undefined;
  const sandboxed = { sandbox: true, user };
  const open = [{ sandbox: false, user }, ...(dropsRoot ? [{ sandbox: false, user: undefined }] : [])];
  const plansOf = { required: [sandboxed], preferred: [sandboxed, ...open], off: open } as const satisfies Record<
    SandboxMode,
    readonly LaunchPlan[]
  >;
  return plansOf[machine.mode];
}
