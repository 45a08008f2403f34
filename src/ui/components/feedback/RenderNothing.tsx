/** Renders nothing: for components that need no visible placeholder while they load. */
export function RenderNothing() {
  return null;
}
