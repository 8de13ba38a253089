import type { RefObject } from 'react';
import type { Scan } from '../api/scans.ts';
import { nameTarget } from './name-target.ts';
import { PageHeading } from './page-heading.tsx';

type Props = {
  readonly id: string;
  readonly name: string;
  readonly scan: Scan | undefined;
  readonly ref?: RefObject<HTMLHeadingElement | null>;
};

/** The heading of a section of a scan. Readers see it in the sections above. */
export function SectionHeading({ id, name, scan, ref }: Props) {
  return (
    <PageHeading
      id={id}
      title={`${name}: ${nameTarget(scan?.url ?? '')}`}
      level={2}
      className="visually-hidden"
      {...(ref !== undefined && { ref })}
    >
      {name}
    </PageHeading>
  );
}
