import { THEME_COLOURS } from '../../../../domain/constants.ts';
import Box from '@mui/material/Box';

/** A road through hills towards the sun: drawn for the top page, and only an ornament. */
export function Landscape() {
  return (
    <Box
      component="svg"
      viewBox="0 0 1440 420"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden
      focusable="false"
      sx={{ position: 'absolute', right: 0, bottom: 0, width: '100%', height: { xs: 250, sm: 300, md: 430 } }}
    >
      <circle cx="1080" cy="170" r="96" fill="#FFB67A" opacity=".55" />
      <circle cx="1080" cy="170" r="66" fill="#FF9F5C" opacity=".75" />
      <path d="M620 330 L860 120 L930 180 L985 140 L1230 330 Z" fill="#A9C8CF" />
      <path d="M860 120 L930 180 L905 196 L880 176 L850 200 L818 157 Z" fill="#FFF8F0" opacity=".9" />
      <path
        d="M0 330 C220 270 380 300 600 318 C820 336 980 262 1200 276 C1310 284 1380 300 1440 292 V420 H0 Z"
        fill="#86BFBB"
      />
      <path d="M0 372 C240 320 430 350 690 360 C930 370 1120 312 1440 338 V420 H0 Z" fill="#2C8F88" />
      <path
        d="M0 404 C300 366 620 396 860 390 C1100 384 1260 366 1440 378 V420 H0 Z"
        fill={THEME_COLOURS.accent}
      />
      <path
        d="M1012 420 C1040 388 1012 372 1046 350 C1066 337 1060 326 1076 314 L1086 314 C1080 330 1096 338 1084 354 C1066 378 1112 388 1108 420 Z"
        fill="#FFF3E4"
        opacity=".95"
      />
      <g fill="#123B4A">
        <circle cx="1078" cy="296" r="5" />
        <path d="M1073 302 h10 l2 15 h-3 l-1.500 10 h-5 l-1.500 -10 h-3 z" />
        <path d="M1084 303 h5 a2 2 0 0 1 2 2 v7 h-7 z" />
      </g>
    </Box>
  );
}
