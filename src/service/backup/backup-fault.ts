type Facts = { readonly version?: string | undefined; readonly cause?: unknown };

/**
 * Why a file cannot be restored. `foreign`: it is no backup. `damaged`: it is not whole, or was changed. `newer`: it has
 * a format that this program does not know. `version` is that of the program that wrote it, if it is known.
 */
export class BackupFault extends Error {
  readonly kind: 'foreign' | 'damaged' | 'newer';
  readonly version: string | undefined;

  constructor(kind: BackupFault['kind'], { version, cause }: Facts = {}) {
    super(kind, { cause });
    this.kind = kind;
    this.version = version;
  }
}
