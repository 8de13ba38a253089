import { useState } from 'react';
import type { Component } from '../api/components.ts';
import { useMay } from '../api/session.ts';
import { Screenshot } from '../issues/screenshot.tsx';
import { SeverityBadge } from '../parts/badges.tsx';
import { Button } from '../parts/button.tsx';
import { CodeBlock } from '../parts/code-block.tsx';
import { Link } from '../parts/link.tsx';
import { ShareButton } from '../shares/share-button.tsx';
import { componentTexts as words } from '../texts/components.ts';
import { issueTexts } from '../texts/issues.ts';
import { MarkComponentDialog } from './mark-component-dialog.tsx';

type Props = { readonly scanId: string; readonly component: Component; readonly isBrief?: boolean };

/** A piece of markup: what is wrong in it, and what one fix removes. */
export function ComponentCard({ scanId, component, isBrief = false }: Props) {
  const { key, label, removes, rules, screenshot_url: picture } = component;
  return (
    <li className="row component-row">
      {picture === null ? null : (
        <div className="component-shot">
          <Screenshot url={picture} alt={words.pictureOf(label)} />
        </div>
      )}
      <div className="row-main">
        <h3 className="row-title component-label">
          <Link
            to="/scans/$scanId/components"
            params={{ scanId }}
            search={{ component: key, kind: rules[0]?.kind === 'needs_review' ? 'needs_review' : undefined }}
          >
            {label}
          </Link>
        </h3>
        <p className="component-removes">
          {words.removes(component.fix_count, component.occurrence_count, component.page_count)}
        </p>
        {removes.score_gain > 0 || removes.pages_made_clean > 0 ? (
          <p className="row-facts">
            {removes.score_gain > 0 ? <span>{words.gain(removes.score_gain)}</span> : null}
            {removes.pages_made_clean > 0 ? <span>{words.clean(removes.pages_made_clean)}</span> : null}
          </p>
        ) : null}
        <Rules scanId={scanId} component={component} />
        <Decided component={component} />
        {isBrief ? null : (
          <>
            <CodeBlock title={issueTexts.issue.html} code={component.html} copyLabel={issueTexts.issue.copyHtml} />
            <div className="button-line">
              <Mark scanId={scanId} component={component} />
              <ShareButton scanId={scanId} subject={{ kind: 'component', key: component.key }} of={component.label} />
            </div>
          </>
        )}
      </div>
    </li>
  );
}

/** For those who may decide. */
function Mark({ scanId, component }: Omit<Props, 'isBrief'>) {
  const [isMarking, setMarking] = useState(false);
  const mayMark = useMay('scan');
  if (!mayMark) return null;
  return (
    <>
      <Button size="small" onPress={() => setMarking(true)}>
        {words.mark}
        <span className="visually-hidden"> {component.label}</span>
      </Button>
      {isMarking ? (
        <MarkComponentDialog scanId={scanId} component={component} onClose={() => setMarking(false)} />
      ) : null}
    </>
  );
}

function Rules({ scanId, component }: Omit<Props, 'isBrief'>) {
  const { label, rules } = component;
  return (
    <ul className="component-rules">
      {rules.map((rule) => (
        <li key={`${rule.kind} ${rule.key}`}>
          <SeverityBadge severity={rule.severity} />{' '}
          <Link
            to="/scans/$scanId/issues/$kind/$key"
            params={{ scanId, kind: rule.kind, key: rule.key }}
            search={{ component: component.key }}
          >
            {rule.title}
            <span className="visually-hidden"> {words.inComponent(label)}</span>
          </Link>{' '}
          <span className="component-count">{issueTexts.issues.occurrences(rule.count)}</span>
        </li>
      ))}
    </ul>
  );
}

function Decided({ component }: { readonly component: Component }) {
  const { accepted_count: accepted, fixed_pending_count: fixed } = component;
  if (accepted + fixed === 0) return null;
  return (
    <p className="row-facts">
      {accepted > 0 ? <span>{issueTexts.issues.accepted(accepted)}</span> : null}
      {fixed > 0 ? <span>{issueTexts.issues.fixedPending(fixed)}</span> : null}
    </p>
  );
}
