import { Link } from '@tanstack/react-router';
import type { Target } from '../api/targets.ts';
import { progressPath } from '../api/targets.ts';
import { StatusBadge } from '../parts/badges.tsx';
import { nameTarget } from '../parts/name-target.ts';
import { ScoreRing } from '../parts/score-ring.tsx';
import { UrlText } from '../parts/url-text.tsx';
import { texts } from '../texts/base.ts';
import { formatTime } from '../texts/format.ts';
import { targetTexts as words } from '../texts/targets.ts';

/** Its score is that of its latest scan with one. */
export function TargetRow({ target }: { readonly target: Target }) {
  const { latest_scan: latest, trend } = target;
  const kinds = listKinds(target);
  return (
    <li className="row scan-row">
      <ScoreRing score={trend.at(-1)?.score ?? null} size="small" />
      <div className="row-main">
        <h3 className="row-title">
          <Link to="/scans/$scanId" params={{ scanId: latest.id }}>
            <UrlText>{nameTarget(target.url)}</UrlText>
            <span className="visually-hidden">, {kinds.join(', ')}</span>
          </Link>
        </h3>
        <p className="row-facts">
          <StatusBadge status={latest.status} />
          {kinds.map((kind) => (
            <span key={kind}>{kind}</span>
          ))}
          <span>{words.scans(target.scan_count)}</span>
          <time dateTime={latest.created_at}>{words.latest(formatTime(latest.created_at))}</time>
        </p>
        <Progress target={target} />
      </div>
    </li>
  );
}

/** What distinguishes targets of one URL. */
function listKinds({ scan_type: type, viewport, sign_in: signIn }: Target): readonly string[] {
  const kinds = [texts.scans.type[type], texts.viewport[viewport]];
  return signIn === null ? kinds : [...kinds, words.signIn(signIn.name)];
}

/** Nothing until a scan has a score: there is no record yet. */
function Progress({ target }: { readonly target: Target }) {
  const [first, last] = [target.trend[0], target.trend.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <p className="row-facts">
      {target.trend.length < 2 ? null : <span>{words.trend(first.score, last.score, target.trend.length)}</span>}
      {(['pdf', 'csv'] as const).map((format) => (
        <a key={format} href={progressPath(format, target.latest_scan, undefined)} download>
          {words[format]}
          <span className="visually-hidden">, {[nameTarget(target.url), ...listKinds(target)].join(', ')}</span>
        </a>
      ))}
    </p>
  );
}
