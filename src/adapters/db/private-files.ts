import { NodeFS } from '@electric-sql/pglite/nodefs';

const others = 0o077;

/**
 * The folder of an embedded database. Only this user may open its files. PGlite sets the mode of each new file itself
 * and ignores the umask of the process: some files would have mode 0666.
 */
export class PrivateFiles extends NodeFS {
  override async init(...[pglite, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    return super.init(pglite, { ...options, preRun: [...(options.preRun ?? []), keepPrivate] });
  }
}

type SetMode = (place: unknown, mode: number, more?: unknown) => unknown;

/** Every new file and folder begins with `mknod`. */
function keepPrivate({ FS: files }: { readonly FS: { mknod: SetMode; chmod: SetMode } }): void {
  files.mknod = closeToOthers(files.mknod);
  files.chmod = closeToOthers(files.chmod);
}

function closeToOthers(set: SetMode): SetMode {
  return (place, mode, more) => set(place, mode & ~others, more);
}
