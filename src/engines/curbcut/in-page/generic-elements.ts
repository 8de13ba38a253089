/** HTML-AAM: elements whose role is generic. */
export const genericElements =
  'div, span, b, bdi, bdo, body, data, i, pre, q, samp, small, u, a:not([href]), area:not([href])';
