import { useEffect, useState } from 'react';
import type { Scan } from '../api/scans.ts';
import { isActive } from '../api/scans.ts';
import { ProgressLine } from '../parts/progress-line.tsx';
import { formatDuration, formatNumber } from '../texts/format.ts';
import { texts } from '../texts/base.ts';
import { scanTexts } from '../texts/scan.ts';
import type { PaceSample } from './estimate-pace.ts';
import { estimatePace, keepRecent } from './estimate-pace.ts';

export function ProgressCard({ scan }: { readonly scan: Scan }) {
  const { progress } = scan;
  const pace = usePace(scan);
  const words = scanTexts.progress;
  const remaining = progress.pages_pending + progress.pages_running;
  return (
    <section className="card" aria-labelledby="progress">
      <div className="section-head">
        <h2 id="progress">{words.title}</h2>
        <p>{isActive(scan) ? texts.scans.phases[progress.phase] : texts.status[scan.status]}</p>
      </div>
      <ProgressLine label={texts.scans.progressLabel} progress={progress} />
      <dl className="figures">
        <Figure name={words.completed} value={formatNumber(progress.pages_completed)} />
        <Figure name={words.failed} value={formatNumber(progress.pages_failed)} />
        <Figure name={words.remaining} value={formatNumber(remaining)} />
        {isActive(scan) ? <PaceFigures pace={pace} remaining={remaining} /> : null}
      </dl>
    </section>
  );
}

type PaceProps = { readonly pace: ReturnType<typeof estimatePace>; readonly remaining: number };

function PaceFigures({ pace, remaining }: PaceProps) {
  const { rate, left, unknown } = scanTexts.progress;
  return (
    <>
      <Figure name={rate} value={pace === undefined ? unknown : formatNumber(Math.round(pace.pagesPerMinute))} />
      <Figure name={left} value={pace === undefined ? unknown : formatDuration(remaining * pace.msPerPage)} />
    </>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function usePace(scan: Scan) {
  const [samples, setSamples] = useState<readonly PaceSample[]>([]);
  const pagesDone = scan.progress.pages_completed + scan.progress.pages_failed;
  useEffect(() => {
    setSamples((before) => keepRecent(before, { atMs: Date.now(), pagesDone }));
  }, [pagesDone]);
  return isActive(scan) ? estimatePace(samples) : undefined;
}
