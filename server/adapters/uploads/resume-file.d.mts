/** Detects the type of an uploaded resume; null when unsupported. */
export function resumeFileType(bytes: Uint8Array): Promise<'pdf' | 'docx' | null>;
