import { THEME_COLOURS } from '../domain/constants.ts';

interface Props {
  size: number;
  /** Of the square behind it: another one where the page itself is in the accent. */
  ground?: string;
}

/** The mark: a road leading to a rising sun. */
export function LogoMark({ size, ground = THEME_COLOURS.accent }: Props) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden focusable="false">
      <rect width="64" height="64" rx="18" fill={ground} />
      <circle cx="42" cy="23" r="9" fill="#FFC98B" />
      <path
        d="M0 49c12-14 24-18 36-15 9 2 18 1 28-6v18a18 18 0 0 1-18 18H18A18 18 0 0 1 0 49z"
        fill={THEME_COLOURS.primary}
      />
      <path d="M22 64c3-12 10-19 20-25-5 8-6 16-5 25z" fill="#fff" />
    </svg>
  );
}
