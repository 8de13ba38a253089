import { useState } from 'react';
import type { Issue } from '../api/issues.ts';
import type { Answer } from '../api/request.ts';
import { useFocusPlaces } from '../parts/focus-places.ts';
import { pagePictureTexts as words } from '../texts/page-picture.ts';
import { groupMarks } from './group-marks.ts';
import { PictureList } from './picture-list.tsx';
import { PictureMark } from './picture-mark.tsx';
import { useShownWidth } from './use-shown-width.ts';

type PageAnswer = Answer<'GET /api/scans/{id}/pages/{page_id}'>;
type Props = {
  readonly scanId: string;
  readonly page: PageAnswer['page'];
  readonly findings: PageAnswer['findings'];
  readonly issues: readonly Issue[];
};

/** The page with its findings marked and numbered, and the list of them. Nothing without a picture. */
export function PagePicture({ scanId, page, findings, issues }: Props) {
  const [current, setCurrent] = useState<number>();
  const [width, frame] = useShownWidth();
  const places = useFocusPlaces<string>();
  const follow = (index: number, id: string) => {
    setCurrent(index);
    showPlace(places.find(id));
  };
  const { screenshot_url: url, screenshot_size: size } = page;
  if (url === null || size === null || findings.length === 0) return null;
  const scale = width / size.width;
  const shown = { width, height: size.height * scale };
  const groups =
    width === 0
      ? []
      : groupMarks(
          findings.map(({ box }) => box),
          shown,
          scale,
        );
  return (
    <section className="card" aria-labelledby="page-picture">
      <h2 id="page-picture">{words.title}</h2>
      <p>{words.inPicture(findings.length)}</p>
      {size.page_height > size.height ? <p className="hint">{words.cutOff}</p> : null}
      <div className="page-picture">
        <div className="page-picture-frame" ref={frame} role="group" aria-label={words.region}>
          <img src={url} alt={words.alt} width={size.width} height={size.height} decoding="async" />
          {findings.map(({ occurrence_id: id, box }, index) => (
            <span
              key={id}
              aria-hidden
              className={index === current ? 'mark-box is-current' : 'mark-box'}
              style={place(box, size)}
            />
          ))}
          {groups.map((group) => (
            <PictureMark key={group.indexes[0]} {...{ group, places, current }} onFollow={follow} />
          ))}
        </div>
        <PictureList {...{ scanId, pageId: page.id, findings, issues, groups, places, current }} onFollow={follow} />
      </div>
    </section>
  );
}

/** Moves the focus to a link of this page and brings it into view. The URL stays: it is a place in this view, not another one. */
function showPlace(target: HTMLElement | undefined): void {
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'center' });
}

type Box = PageAnswer['findings'][number]['box'];
type Size = { readonly width: number; readonly height: number };

function place(box: Box, size: Size) {
  const share = (value: number, of: number) => `${(100 * value) / of}%`;
  return {
    insetInlineStart: share(box.x, size.width),
    insetBlockStart: share(box.y, size.height),
    inlineSize: share(box.width, size.width),
    blockSize: share(box.height, size.height),
  };
}
