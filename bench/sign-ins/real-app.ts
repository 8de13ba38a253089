import type { RunningProgram } from './run-server.ts';

/** An application that others wrote, with its own sign-in. */
export type RealApp = {
  readonly name: string;
  /** How it lets people in. */
  readonly way: string;
  /** Installs what it needs into the folder, fills it, and starts it behind the origin. */
  readonly start: (folder: string, publicOrigin: string) => Promise<RunningApp>;
};

export type RunningApp = {
  readonly version: string;
  readonly port: number;
  /** Paths that a member reads. What visitors get there is another matter. */
  readonly pages: readonly string[];
  /** The kind, the secret, the check, as they are now. */
  readonly signIn: () => Readonly<Record<string, unknown>>;
  /** What a person types. */
  readonly secrets: () => readonly string[];
  /** From now on, no one who was signed in is. */
  readonly endSessions: () => Promise<void>;
  readonly close: RunningProgram['close'];
};
