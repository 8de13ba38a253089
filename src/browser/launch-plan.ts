export type SandboxMode = 'preferred' | 'required' | 'off';

/** A user number without an account, a home directory or files. */
export type BrowserUser = { readonly uid: number };

/** One way to start the browser: with Chromium's sandbox or without, as another user or as ours. */
export type LaunchPlan = { readonly sandbox: boolean; readonly user: BrowserUser | undefined };

/**
 * The user that the browser runs as when the service runs as root. Neither Debian (to 64999, and 65534 for `nobody`) nor systemd
 * (61184 to 65519) assigns this number, and it exists in containers that have 65,536 users.
 */
const browserUser: BrowserUser = { uid: 65_529 };

/** The ways to start the browser on this machine, best first. As root, Chromium refuses to start with its sandbox. */
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
