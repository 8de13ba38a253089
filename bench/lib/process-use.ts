import { readFileSync, readdirSync } from 'node:fs';

/** CPU in seconds, memory in bytes; `root` is the process itself, `below` all that it started. */
export type ProcessUse = {
  readonly rootCpu: number;
  readonly belowCpu: number;
  /** Resident set at its peak. */
  readonly rootRss: number;
  readonly belowRss: number;
  /** Proportional set of the whole tree at its peak: shared pages counted once. */
  readonly treePss: number;
};

type Entry = { readonly pid: number; readonly parent: number; readonly cpu: number; readonly rss: number };

const lookMs = 250;
const looksPerPss = 4;

/** Looks at a process and its descendants until stopped; the CPU of those that ended is kept. */
export function watchProcess(root: number): { readonly now: () => ProcessUse; readonly stop: () => ProcessUse } {
  const cpu = new Map<number, number>();
  const peak = { root: 0, below: 0, pss: 0 };
  let looks = 0;
  const look = () => {
    const tree = listTree(root);
    for (const entry of tree) cpu.set(entry.pid, entry.cpu);
    const below = tree.filter(({ pid }) => pid !== root);
    peak.root = Math.max(peak.root, ...tree.filter(({ pid }) => pid === root).map(({ rss }) => rss));
    peak.below = Math.max(peak.below, sum(below.map(({ rss }) => rss)));
    if (looks % looksPerPss === 0) peak.pss = Math.max(peak.pss, sum(tree.map(({ pid }) => readPss(pid))));
    looks += 1;
  };
  look();
  const timer = setInterval(look, lookMs);
  const now = () => {
    look();
    return {
      rootCpu: cpu.get(root) ?? 0,
      belowCpu: sum([...cpu].filter(([pid]) => pid !== root).map(([, seconds]) => seconds)),
      rootRss: peak.root,
      belowRss: peak.below,
      treePss: peak.pss,
    };
  };
  return {
    now,
    stop: () => {
      clearInterval(timer);
      return now();
    },
  };
}

/** User and system time of one process, in milliseconds (steps of 10 ms). */
export function readCpuMs(pid: number): number {
  return Math.round((readEntry(String(pid))[0]?.cpu ?? 0) * 1000);
}

/** Resident memory of one process, in bytes. */
export function readRss(pid: number): number {
  return readEntry(String(pid))[0]?.rss ?? 0;
}

function listTree(root: number): readonly Entry[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readEntry);
  const tree = all.filter(({ pid }) => pid === root);
  // Grows while it is walked: each process is followed by its children.
  for (const known of tree) tree.push(...all.filter(({ parent }) => parent === known.pid));
  return tree;
}

/** proc(5): parent, user and system ticks (100 a second), resident pages. */
function readEntry(pid: string): readonly Entry[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const cpu = (Number(fields[11]) + Number(fields[12])) / 100;
    return [{ pid: Number(pid), parent: Number(fields[1]), cpu, rss: Number(fields[21]) * 4096 }];
  } catch {
    // The process ended between the listing and the look.
    return [];
  }
}

function readPss(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
