import { useId, useState } from 'react';
import { Dialog, DialogTrigger, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Button } from '../parts/button.tsx';
import { texts } from '../texts/base.ts';
import { issueTexts } from '../texts/issues.ts';

const smallest = 50;
const largest = 400;
const step = 50;

type Props = { readonly url: string; readonly alt: string };

/** A thumbnail of a screenshot. Pressing it opens the full size with zoom. */
export function Screenshot({ url, alt }: Props) {
  const id = useId();
  return (
    <DialogTrigger>
      <div className="shot">
        <img id={id} src={url} alt={alt} loading="lazy" decoding="async" />
        <Button size="small" aria-describedby={id}>
          {issueTexts.issue.screenshot}
        </Button>
      </div>
      <ModalOverlay className="overlay" isDismissable>
        <Modal className="modal modal-wide">
          <Dialog className="dialog">
            <Heading slot="title" level={2}>
              {issueTexts.issue.screenshotTitle}
            </Heading>
            <Zoomable url={url} alt={alt} />
            <div className="dialog-actions">
              <Button slot="close" look="primary">
                {texts.close}
              </Button>
            </div>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  );
}

function Zoomable({ url, alt }: { readonly url: string; readonly alt: string }) {
  const [percent, setPercent] = useState(100);
  const [width, setWidth] = useState<number>();
  const zoom = (by: number) => setPercent(Math.min(largest, Math.max(smallest, percent + by)));
  return (
    <>
      <div role="group" aria-label={issueTexts.issue.zoom} className="button-line">
        <Button onPress={() => zoom(-step)}>{issueTexts.issue.zoomOut}</Button>
        <Button onPress={() => zoom(step)}>{issueTexts.issue.zoomIn}</Button>
        <Button onPress={() => setPercent(100)}>{issueTexts.issue.zoomReset}</Button>
        <span role="status">{issueTexts.issue.zoomed(percent)}</span>
      </div>
      <div className="shot-large" role="region" aria-label={issueTexts.issue.screenshotArea} tabIndex={0}>
        <img
          src={url}
          alt={alt}
          onLoad={(event) => setWidth(event.currentTarget.naturalWidth)}
          style={width === undefined ? {} : { inlineSize: `${(width * percent) / 100}px` }}
        />
      </div>
    </>
  );
}
