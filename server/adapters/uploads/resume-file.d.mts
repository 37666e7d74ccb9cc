/** What kind of resume the bytes are; null for what we do not take. */
export function resumeFileType(bytes: Uint8Array): Promise<'pdf' | 'docx' | null>;
