/** Time for the browser to start the download before its URL is revoked. */
const REVOKE_AFTER_MS = 60_000;

/** A file generated on this page. */
export type NamedFile = { readonly name: string; readonly bytes: Uint8Array };

/** Offers a file as a download. */
export function saveFile({ name, bytes }: NamedFile): void {
  const url = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>]));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
