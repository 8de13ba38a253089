import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Scan } from '../api/scans.ts';
import { formatTime } from '../texts/format.ts';
import { texts } from '../texts/texts.ts';

const words = texts.overview.detail;

export function ScanDetails({ scan }: { readonly scan: Scan }) {
  const rows: readonly (readonly [string, ReactNode])[] = [
    [words.url, scan.url],
    [words.type, texts.scans.type[scan.scan_type]],
    ...describeReach(scan),
    ...describeSignIn(scan),
    [words.viewport, texts.viewport[scan.viewport.preset]],
    [words.tag, scan.tag],
    [words.created, formatTime(scan.created_at)],
    [words.started, scan.started_at === null ? null : formatTime(scan.started_at)],
    [words.finished, scan.finished_at === null ? null : formatTime(scan.finished_at)],
    [words.engine, scan.engine],
    [words.browser, scan.browser],
    [words.fonts, scan.fonts === null ? null : <Fonts key="fonts" fonts={scan.fonts} />],
    [words.accept, scan.accept.length === 0 ? null : scan.accept.map((code) => texts.outcome[code]).join(', ')],
    [words.states, scan.states.length === 0 ? null : scan.states.map((state) => texts.states[state]).join(', ')],
    [words.fresh, scan.fresh ? words.everyPage : null],
    [words.rescanOf, scan.rescan_of === null ? null : <EarlierScan key="earlier" id={scan.rescan_of} />],
  ];
  return (
    <section className="card" aria-labelledby="details">
      <h2 id="details">{texts.overview.details}</h2>
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
    [words.extent, scope === null ? null : texts.form.reach.extents[scope.extent]],
    [words.include, scope === null || scope.include.length === 0 ? null : scope.include.join(', ')],
    [words.exclude, scope === null || scope.exclude.length === 0 ? null : scope.exclude.join(', ')],
    [words.maxPages, maxPages],
    [words.robots, robots === null ? null : words.robotsAsked(robots)],
  ];
}

function describeSignIn({ sign_in: signIn }: Scan): readonly (readonly [string, ReactNode])[] {
  return signIn === null ? [] : [[words.signIn, signIn.name]];
}

/** The face that shows each generic family: contrast and sizes depend on it. */
function Fonts({ fonts }: { readonly fonts: NonNullable<Scan['fonts']> }) {
  return (
    <ul className="bare-list">
      {Object.entries(fonts).map(([family, face]) => (
        <li key={family}>{words.font(family, face)}</li>
      ))}
    </ul>
  );
}

function EarlierScan({ id }: { readonly id: string }) {
  return (
    <Link to="/scans/$scanId" params={{ scanId: id }}>
      {words.earlier}
    </Link>
  );
}
