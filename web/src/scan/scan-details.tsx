import type { ReactNode } from 'react';
import type { Scan } from '../api/scans.ts';
import { Link } from '../parts/link.tsx';
import { formatTime, list } from '../texts/format.ts';
import { texts } from '../texts/base.ts';
import { overviewTexts } from '../texts/overview.ts';
import { scanTexts } from '../texts/scan.ts';

export function ScanDetails({ scan }: { readonly scan: Scan }) {
  const rows: readonly (readonly [string, ReactNode])[] = [
    [overviewTexts.detail.url, scan.url],
    [overviewTexts.detail.type, texts.scans.type[scan.scan_type]],
    ...describeReach(scan),
    ...describeSignIn(scan),
    [overviewTexts.detail.viewport, texts.viewport[scan.viewport.preset]],
    [overviewTexts.detail.tag, scan.tag],
    [overviewTexts.detail.created, formatTime(scan.created_at)],
    [overviewTexts.detail.started, scan.started_at === null ? null : formatTime(scan.started_at)],
    [overviewTexts.detail.finished, scan.finished_at === null ? null : formatTime(scan.finished_at)],
    [overviewTexts.detail.engine, scan.engine],
    [overviewTexts.detail.browser, scan.browser],
    [overviewTexts.detail.fonts, scan.fonts === null ? null : <Fonts key="fonts" fonts={scan.fonts} />],
    [
      overviewTexts.detail.accept,
      scan.accept.length === 0 ? null : list(scan.accept.map((code) => scanTexts.outcome[code])),
    ],
    [
      overviewTexts.detail.states,
      scan.states.length === 0 ? null : list(scan.states.map((state) => texts.states[state])),
    ],
    [overviewTexts.detail.fresh, scan.fresh ? overviewTexts.detail.everyPage : null],
    [overviewTexts.detail.rescanOf, scan.rescan_of === null ? null : <EarlierScan key="earlier" id={scan.rescan_of} />],
  ];
  return (
    <section className="card" aria-labelledby="details">
      <h2 id="details">{overviewTexts.details}</h2>
      <dl className="facts">
        {rows.map(([name, value]) =>
          value === null ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
}

function describeReach({ scope, max_pages: maxPages, robots }: Scan): readonly (readonly [string, ReactNode])[] {
  return [
    [overviewTexts.detail.extent, scope === null ? null : texts.form.reach.extents[scope.extent]],
    [overviewTexts.detail.include, scope === null || scope.include.length === 0 ? null : scope.include.join(', ')],
    [overviewTexts.detail.exclude, scope === null || scope.exclude.length === 0 ? null : scope.exclude.join(', ')],
    [overviewTexts.detail.maxPages, maxPages],
    [overviewTexts.detail.robots, robots === null ? null : overviewTexts.detail.robotsAsked(robots)],
  ];
}

function describeSignIn({ sign_in: signIn }: Scan): readonly (readonly [string, ReactNode])[] {
  return signIn === null ? [] : [[overviewTexts.detail.signIn, signIn.name]];
}

/** The face that shows each generic family: contrast and sizes depend on it. */
function Fonts({ fonts }: { readonly fonts: NonNullable<Scan['fonts']> }) {
  return (
    <ul className="bare-list">
      {Object.entries(fonts).map(([family, face]) => (
        <li key={family}>{overviewTexts.detail.font(family, face)}</li>
      ))}
    </ul>
  );
}

function EarlierScan({ id }: { readonly id: string }) {
  return (
    <Link to="/scans/$scanId" params={{ scanId: id }}>
      {overviewTexts.detail.earlier}
    </Link>
  );
}
