import { drawSample } from '../../finding-pages/samples/draw-sample.ts';
import { closeEndedSession } from '../../finding-pages/sign-ins/scan-session.ts';
import { announceScan } from '../../service/webhooks/announce-scan.ts';
import { compareEndedScan } from './compare-ended-scan.ts';
import { explainFailure } from './explain-failure.ts';
import type { BeforeScanEnds, OnStatusChanged } from './scan-moment.ts';
import { tidyEndedScan } from './tidy-ended-scan.ts';

/** The features that take part before a scan ends, in the transaction that would end it and in this order. */
export const beforeScanEnds: readonly BeforeScanEnds[] = [drawSample, explainFailure];

/** The features that follow a change of a scan's status, in the transaction that changed it. */
export const onStatusChanged: readonly OnStatusChanged[] = [
  closeEndedSession,
  tidyEndedScan,
  compareEndedScan,
  announceScan,
];
