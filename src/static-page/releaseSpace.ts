/** Removes the space that the first script has kept on the first page, once another page opens.
 *  @param action  the router's kind of navigation */
export function releaseSpace({ action }: { readonly action: string }): void {
  if (action !== 'PUSH') return;
  delete document.documentElement.dataset.strip;
  delete document.documentElement.dataset.chips;
}
