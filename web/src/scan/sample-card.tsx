import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SampleDetails } from '../api/sample.ts';
import { sampleQuery } from '../api/sample.ts';
import type { Scan } from '../api/scans.ts';
import { formatNumber } from '../texts/format.ts';
import { sampleTexts as words } from '../texts/sample.ts';

const shownTemplates = 20;

/** How the pages of the scan were chosen, and what they cover. */
export function SampleCard({ scan, lookAgainMs }: { readonly scan: Scan; readonly lookAgainMs: number | false }) {
  const { data } = useQuery({ ...sampleQuery(scan.id), refetchInterval: lookAgainMs });
  if (data === undefined) return null;
  return (
    <section className="card stack-small" aria-labelledby="sample">
      <h2 id="sample">{words.title}</h2>
      {data.templates === null ? <p>{words.waiting}</p> : null}
      {data.limited ? <p>{words.limited}</p> : null}
      {data.repeated ? <p>{words.repeated}</p> : null}
      <dl className="facts">
        {listFacts(data).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Templates sample={data} />
    </section>
  );
}

function listFacts(sample: SampleDetails): readonly (readonly [string, ReactNode])[] {
  const {
    structured_pages: structured,
    random_pages: random,
    process_pages: steps,
    processes,
    random_check: check,
  } = sample;
  const complete = processes.filter((process) => process.complete).length;
  return [
    [words.facts.kind, words.kinds[sample.kind]],
    [words.facts.pages, words.covers(structured + random + steps, sample.known_pages)],
    [words.facts.templates, words.of(sample.sampled_templates, sample.templates ?? sample.sampled_templates)],
    [words.facts.structured, formatNumber(structured)],
    ...(sample.seed === null
      ? []
      : ([
          [words.facts.random, formatNumber(random)],
          [words.facts.seed, String(sample.seed)],
        ] as const)),
    ...(processes.length === 0 ? [] : [[words.facts.processes, words.of(complete, processes.length)] as const]),
    ...(check === null ? [] : [[words.facts.check, describeCheck(check)] as const]),
  ];
}

function describeCheck({ representative, new_issues: issues }: NonNullable<SampleDetails['random_check']>): string {
  return representative ? words.representative : words.notRepresentative(issues.map(({ key }) => key));
}

function Templates({ sample: { templates_by_size: templates } }: { readonly sample: SampleDetails }) {
  if (templates.length === 0) return null;
  return (
    <details className="disclosure">
      <summary id="sample-templates">{words.templatesList}</summary>
      <table className="plain-table" aria-labelledby="sample-templates">
        <thead>
          <tr>
            <th scope="col">{words.template}</th>
            <th scope="col" className="number">
              {words.known}
            </th>
            <th scope="col" className="number">
              {words.sampled}
            </th>
          </tr>
        </thead>
        <tbody>
          {templates.slice(0, shownTemplates).map(({ template, known_pages: known, sampled_pages: sampled }) => (
            <tr key={template}>
              <th scope="row">{template}</th>
              <td className="number">{formatNumber(known)}</td>
              <td className="number">{formatNumber(sampled)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
