export function readDate(text: string): Date;
export function environmentAt(date: Date, timeZone?: string): Record<string, string>;
export function badDays(today?: Date): { name: string; date: Date; timeZone?: string }[];
