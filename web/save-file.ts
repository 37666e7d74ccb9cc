/** Hands a blob to the browser's downloads; a file under its own name unless another is given. */
export function saveFile(blob: File, name?: string): void;
export function saveFile(blob: Blob, name: string): void;
export function saveFile(blob: File | Blob, name = blob instanceof File ? blob.name : ''): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun by then; freeing the address at once would stop it in some browsers.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
