/** Returns true once React has connected an element of a page that was rendered at build time. React marks such elements with a property
 *  whose name ends with random characters. */
export function isHydrated(element: Element): boolean {
  return Object.keys(element).some((name) => name.startsWith('__reactProps$'));
}
