import type { BarProps } from '@mui/x-charts/BarChart';
import { createContext, useContext } from 'react';
import { Link } from 'react-router-dom';
import { required } from '../../../../domain/required.ts';
import { INK } from '../../theme.ts';

/** What a bar of the chart around it stands for. */
export interface BarMeaning {
  to: string | null;
  /** In words, for who cannot see it. */
  name: string;
  /** The one bar of the chart that the Tab key stops at; arrows lead on from it. */
  isTabStop: boolean;
  onFocus(): void;
}
export type MeaningOf = (seriesId: string, category: number) => BarMeaning;
export const BarContext = createContext<MeaningOf | null>(null);

/** A bar that leads to the rows behind it: a link like any other, to be opened, copied and reached by keys. */
export function LinkedBar({ seriesId, dataIndex, x, y, width, height, color }: BarProps) {
  const meaningOf = required(useContext(BarContext));
  if (width <= 0 || height <= 0) return null;
  const { to, name, isTabStop, onFocus } = meaningOf(String(seriesId), dataIndex);
  const fill = seriesId === 'rest' ? 'url(#overview-rest)' : color;
  const bar = <rect x={x} y={y} width={width} height={height} fill={fill} stroke={INK} strokeWidth={1} />;
  if (to === null) return bar;
  return (
    <Link
      to={to}
      aria-label={name}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={onFocus}
      data-series={String(seriesId)}
      data-category={dataIndex}
    >
      {bar}
    </Link>
  );
}
