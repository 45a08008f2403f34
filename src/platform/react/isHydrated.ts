/** The part of React's internal node that tells whether it has been committed. */
type Fiber = { readonly return: Fiber | null; readonly alternate: Fiber | null; readonly flags: number };

/** React's flags of a new node whose subtree has not been committed: `Placement` and `Hydrating`. */
const UNCOMMITTED = 0b10 | 0b1_0000_0000_0000;

/** Returns true once React handles the events of an element of a page that was rendered at build time. React connects elements, by a
 *  property whose name ends with random characters, while it renders, but ignores their events until that rendering is committed. */
export function isHydrated(element: Element): boolean {
  const name = Object.keys(element).find((key) => key.startsWith('__reactFiber$'));
  if (name === undefined) return false;
  let fiber: Fiber | null = (element as unknown as Readonly<Record<string, Fiber>>)[name] ?? null;
  for (; fiber !== null; fiber = fiber.return) {
    if (fiber.alternate === null && (fiber.flags & UNCOMMITTED) !== 0) return false;
  }
  return true;
}
