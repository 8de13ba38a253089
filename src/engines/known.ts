/** Answers by the keys of parts that are equal on several pages of a scan. */
export type Known<Answer> = {
  readonly get: (key: string) => Answer | undefined;
  /** Call it only with an answer that this page has given, not with one that it has taken over. */
  readonly set: (key: string, answer: Answer) => void;
};
