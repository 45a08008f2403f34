/** How long a browser may take to begin with the saving, in ms. */
const KEPT_FOR = 60_000;

/** A file made on this page. */
export type NamedFile = { readonly name: string; readonly bytes: Uint8Array };

/** Gives a file to the browser to be saved. */
export function saveFile({ name, bytes }: NamedFile): void {
  const url = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>]));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_FOR);
}
