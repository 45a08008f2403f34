/** Renders nothing: the placeholder of a component that needs none while it loads. */
export function RenderNothing() {
  return null;
}
