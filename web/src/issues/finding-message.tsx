import type { Occurrence } from '../api/issues.ts';
import { issueTexts } from '../texts/issues.ts';

type Details = NonNullable<Occurrence['details']>;
type Props = { readonly of: Pick<Occurrence, 'problem' | 'fix' | 'details'> };

/** What is wrong with one element, how to fix it here, and the engine's own list for those who want it. */
export function FindingMessage({ of: { problem, fix, details } }: Props) {
  return (
    <>
      <p className="occurrence-message">{problem}</p>
      <p>{fix}</p>
      {details === null ? null : <EngineList details={details} />}
    </>
  );
}

function EngineList({ details: { all, one } }: { readonly details: Details }) {
  const words = issueTexts.engineList;
  return (
    <details className="disclosure">
      <summary>{words.title}</summary>
      {all.length === 0 ? null : <Checks title={words.all} checks={all} />}
      {one.length === 0 ? null : <Checks title={words.one} checks={one} />}
    </details>
  );
}

function Checks({ title, checks }: { readonly title: string; readonly checks: readonly string[] }) {
  return (
    <>
      <p>{checks.length === 1 ? issueTexts.engineList.single : title}</p>
      <ul className="engine-checks">
        {checks.map((check) => (
          <li key={check}>{check}</li>
        ))}
      </ul>
    </>
  );
}
