import type { IssueDetails } from '../api/api-types.ts';
import type { Issue } from '../api/issues.ts';
import { CodedText } from '../parts/coded-text.tsx';
import { ExternalLink } from '../parts/external-link.tsx';
import { formatNumber } from '../texts/format.ts';
import { texts } from '../texts/base.ts';
import { issueTexts } from '../texts/issues.ts';

type Props = { readonly issue: Issue; readonly details: IssueDetails };

/** Why the issue matters and to whom, how to fix it, and the sources. */
export function IssueGuide({ issue, details }: Props) {
  // The documentation is a site of its own, not a view of this one.
  const docs = `/docs/rules/${encodeURIComponent(issue.rule)}`;
  return (
    <div className="guide-grid">
      <div className="card guide">
        <h2>{issueTexts.issue.why}</h2>
        <p>
          <CodedText>{details.why_it_matters}</CodedText>
        </p>
        <h2>{issueTexts.issue.how}</h2>
        <ol>
          {details.how_to_fix.map((step) => (
            <li key={step}>
              <CodedText>{step}</CodedText>
            </li>
          ))}
        </ol>
        <h2>{issueTexts.issue.learnMore}</h2>
        <ul>
          <li>
            <a href={docs} hrefLang="en">
              {issueTexts.issue.aboutRule}
            </a>
          </li>
          {details.learn_more
            .filter(({ url }) => !url.endsWith(docs))
            .map(({ title, url }) => (
              <li key={url}>
                <ExternalLink href={url}>{title}</ExternalLink>
              </li>
            ))}
        </ul>
      </div>
      <Facts issue={issue} />
    </div>
  );
}

const decided = [
  ['accepted_count', 'acceptedFact'],
  ['fixed_pending_count', 'fixedFact'],
  ['confirmed_count', 'confirmedFact'],
  ['false_positive_count', 'falsePositivesFact'],
] as const;

function Facts({ issue }: { readonly issue: Issue }) {
  const words = issueTexts.issue;
  const rows = [
    [words.severity, `${texts.severity[issue.severity]}: ${texts.severityMeaning[issue.severity]}`],
    [words.rule, words.ruleOf(issue.rule, issue.engine)],
    ...decided.flatMap(([name, label]) =>
      issue[name] > 0 ? [[words[label], formatNumber(issue[name])] as const] : [],
    ),
  ] as const;
  return (
    <section className="card" aria-labelledby="facts">
      <h2 id="facts">{words.facts}</h2>
      <dl className="facts facts-narrow">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {issue.standards.length === 0 ? null : (
          <div>
            <dt>{words.criteria}</dt>
            <dd>
              <ul className="bare-list">
                {issue.standards.map(({ criterion, name, level }) => (
                  <li key={criterion}>{`${criterion} ${name} (${level})`}</li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
