import Box from '@mui/material/Box';
import { BarChart, type BarProps, type BarSeries } from '@mui/x-charts/BarChart';
import { createContext, type KeyboardEvent, useContext, useState } from 'react';
import { Link } from 'react-router-dom';
import { itemAt, required } from '../../../../domain/required.ts';
import { useWording } from '../../i18n/use-wording.ts';
import { INK } from '../../theme.ts';
import { COLOURS, drawn, figure, type Picture, shortened } from './picture.ts';

/** What a bar of the chart around it stands for. */
interface BarMeaning {
  to: string | null;
  /** In words, for who cannot see it. */
  name: string;
  /** The one bar of the chart that the Tab key stops at; arrows lead on from it. */
  isTabStop: boolean;
  onFocus(): void;
}
type MeaningOf = (seriesId: string, category: number) => BarMeaning;
const BarContext = createContext<MeaningOf | null>(null);

/** A bar that leads to the rows behind it: a link like any other, to be opened, copied and reached by keys. */
function LinkedBar({ seriesId, dataIndex, x, y, width, height, color }: BarProps) {
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

/** Pixels: of a row of lying bars, of everything above and below them, of standing bars, of the names beside them. */
const ROW = 38;
/** Of one of many. */
const LOW_ROW = { height: 28, from: 16 };
const AROUND = 76;
const STANDING = 320;
const NAMES = { wide: 190, narrow: 130 };
/** Beside standing bars: the axis with its name, and each sign of the largest figure. */
const FIGURES = { axis: 36, sign: 8 };
/** Places of a name beside a bar, by the width it has. */
const PLACES = { wide: 26, narrow: 17 };
/** A figure stands in a bar that has room for it. */
const ROOM = { across: 22, along: 15 };

interface BarPictureProps {
  picture: Picture;
  title: string;
  /** Bars stand for a course of time and lie for a comparison by names. */
  layout: 'standing' | 'lying';
  isNarrow: boolean;
}

const hatch = (
  <svg aria-hidden width={0} height={0} style={{ position: 'absolute' }}>
    <defs>
      <pattern
        id="overview-rest"
        width={6}
        height={6}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width={6} height={6} fill={COLOURS.rest} />
        <rect width={2} height={6} fill="#FFFFFF" />
      </pattern>
    </defs>
  </svg>
);

function Legend({ picture }: { picture: Picture }) {
  const series = drawn(picture).filter(({ id }) =>
    required(picture.values[id]).some(({ value }) => value !== null && value > 0),
  );
  if (drawn(picture).length < 2) return null;
  return (
    <Box
      component="ul"
      aria-hidden
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 0.5,
        p: 0,
        m: 0,
        mb: 1,
        listStyle: 'none',
      }}
    >
      {series.map(({ id, label, colour }) => (
        <Box
          component="li"
          key={id}
          sx={{ display: 'flex', alignItems: 'center', gap: 0.75, fontSize: '0.8125rem' }}
        >
          <svg width={14} height={14} aria-hidden>
            <rect
              x={0.5}
              y={0.5}
              width={13}
              height={13}
              fill={id === 'rest' ? 'url(#overview-rest)' : colour}
              stroke={INK}
            />
          </svg>
          {label}
        </Box>
      ))}
    </Box>
  );
}

/** Arrow keys lead from bar to bar: along the categories, and across to the other series of one. */
function nextBar(box: HTMLElement, from: Element, key: string, layout: 'standing' | 'lying') {
  const bars = [...box.querySelectorAll<SVGAElement>('a[data-series]')];
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 }[key];
  if (key === 'Home') return bars[0];
  if (key === 'End') return bars.at(-1);
  if (step === undefined) return undefined;
  const isAlong = (layout === 'standing') === (key === 'ArrowRight' || key === 'ArrowLeft');
  const of = (bar: Element) =>
    [required(bar.getAttribute('data-series')), Number(bar.getAttribute('data-category'))] as const;
  const [series, category] = of(from);
  const line = bars
    .filter((bar) => (isAlong ? of(bar)[0] === series : of(bar)[1] === category))
    .toSorted((a, b) => (isAlong ? of(a)[1] - of(b)[1] : 0));
  return line[line.indexOf(from as SVGAElement) + step];
}

/** The library hides its drawing from who cannot see it; this one has links in it. */
const uncover = (element: SVGGElement | null) => element?.ownerSVGElement?.removeAttribute('aria-hidden');

/** The bars of a picture. Each is a link to the rows behind it. */
export default function BarPicture({ picture, title, layout, isNarrow }: BarPictureProps) {
  const { t, locale } = useWording();
  const [stop, setStop] = useState<string | null>(null);
  const series = drawn(picture);
  const { categories, values, digits = 0 } = picture;
  const first = series.flatMap(({ id }) =>
    required(values[id]).flatMap(({ value, to }, at) => (value && to ? [`${id} ${at}`] : [])),
  )[0];

  const meaningOf: MeaningOf = (seriesId, at) => {
    const { value, to } = itemAt(required(values[seriesId]), at);
    const place = `${seriesId} ${at}`;
    const label = required(series.find(({ id }) => id === seriesId)).label;
    const shown = figure(value, locale, digits);
    return {
      to,
      name: [itemAt(categories, at).label, label, `${shown} ${picture.valueAxis}`].join(', '),
      isTabStop: place === (stop ?? first),
      onFocus: () => setStop(place),
    };
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const from = (event.target as Element).closest('a[data-series]');
    const next = from && nextBar(event.currentTarget, from, event.key, layout);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  const room = isNarrow ? 'narrow' : 'wide';
  const names = categories.map(({ id }) => id);
  const labelOf = (id: string) => categories.find((one) => one.id === id)?.label ?? '';
  const bands = {
    data: names,
    scaleType: 'band' as const,
    categoryGapRatio: 0.25,
    valueFormatter: (id: string, { location }: { location: string }) =>
      location === 'tick' && layout === 'lying' ? shortened(labelOf(id), PLACES[room]) : labelOf(id),
    tickLabelStyle: { fontSize: 12 },
  };
  const amounts = {
    min: 0,
    tickMinStep: digits > 0 ? 0.1 : 1,
    label: picture.valueAxis,
    valueFormatter: (value: number) => figure(value, locale, digits),
  };
  const bars: BarSeries[] = series.map(({ id, label, colour }) => ({
    type: 'bar',
    id,
    label,
    color: required(colour),
    data: required(values[id]).map(({ value }) => value),
    valueFormatter: (value) => (value === null ? null : figure(value, locale, digits)),
    ...(picture.isStacked && { stack: 'all' }),
    barLabel: ({ value }, { bar }) =>
      value && bar.width >= ROOM.across && bar.height >= ROOM.along ? figure(value, locale, digits) : null,
  }));
  const columns = categories.map((_category, at) =>
    series.map(({ id }) => itemAt(required(values[id]), at).value ?? 0),
  );
  const heights = columns.map((parts) =>
    picture.isStacked ? parts.reduce((sum, part) => sum + part, 0) : Math.max(...parts),
  );
  const signs = figure(Math.max(0, ...heights), locale, digits).length;
  const isLying = layout === 'lying';
  const rows = picture.isStacked ? categories.length : categories.length * 1.5;
  return (
    <BarContext.Provider value={meaningOf}>
      {hatch}
      <Legend picture={picture} />
      <Box
        component="fieldset"
        aria-label={`${title}. ${t('overview.keys')}`}
        onKeyDown={move}
        sx={{
          m: 0,
          p: 0,
          border: 0,
          minWidth: 0,
          '& a': { cursor: 'pointer' },
          '& a:hover rect': { strokeWidth: 2 },
          '& a:focus': { outline: 'none' },
          '& a:focus-visible rect': { strokeWidth: 4, stroke: 'secondary.main' },
          '& .MuiBarLabel-root': { fill: INK, fontSize: 12, pointerEvents: 'none' },
        }}
      >
        <BarChart
          skipAnimation
          hideLegend
          disableKeyboardNavigation
          height={isLying ? AROUND + (rows < LOW_ROW.from ? ROW : LOW_ROW.height) * rows : STANDING}
          layout={isLying ? 'horizontal' : 'vertical'}
          series={bars}
          xAxis={[
            isLying ? { ...amounts, height: 60 } : { ...bands, label: picture.categoryAxis, height: 56 },
          ]}
          yAxis={[
            isLying
              ? { ...bands, width: NAMES[room] }
              : { ...amounts, width: FIGURES.axis + FIGURES.sign * signs },
          ]}
          grid={isLying ? { vertical: true } : { horizontal: true }}
          margin={{ top: 8, right: 16, bottom: 4, left: 4 }}
          slots={{ bar: LinkedBar }}
          slotProps={{ tooltip: { trigger: 'item' } }}
        >
          <g ref={uncover} />
        </BarChart>
      </Box>
    </BarContext.Provider>
  );
}
