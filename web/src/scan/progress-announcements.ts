import { useEffect, useRef } from 'react';
import type { Scan } from '../api/scans.ts';
import { isActive } from '../api/scans.ts';
import { announce } from '../parts/announcer.tsx';
import { scanTexts } from '../texts/scan.ts';

const stepPercent = 25;
const restMs = 15_000;

type Announced = { readonly id: string; readonly status: Scan['status']; readonly step: number; readonly at: number };

/** Announces each quarter of a scan, at most every 15 seconds, and how it ended. */
export function useProgressAnnouncements(scan: Scan | undefined): void {
  const announced = useRef<Announced>(undefined);
  useEffect(() => {
    if (scan === undefined) return;
    const before = announced.current;
    const now = {
      id: scan.id,
      status: scan.status,
      step: Math.floor(scan.progress.percent / stepPercent),
      at: Date.now(),
    };
    if (before?.id !== scan.id) {
      announced.current = now;
      return;
    }
    const message = decideMessage(scan, before, now);
    // A message that was held back is announced with the next event.
    announced.current = message === undefined ? { ...before, status: scan.status } : now;
    if (message !== undefined) announce(message);
  }, [scan]);
}

function decideMessage(scan: Scan, before: Announced, now: Announced): string | undefined {
  const { ended } = scanTexts.progress;
  if (!isActive(scan))
    return scan.status !== before.status && scan.status in ended ? ended[scan.status as keyof typeof ended] : undefined;
  const isDue = now.step > before.step && now.at - before.at > restMs;
  return isDue ? scanTexts.progress.announce(scan.progress.percent, scan.progress.pages_failed) : undefined;
}
