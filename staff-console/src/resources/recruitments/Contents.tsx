import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from '../../i18n/use-translate.ts';
import { SECTIONS, sectionAnchor } from './fields.ts';
import { goTo } from './go-to.ts';

/** The parts of the form: beside it where there is room, above it elsewhere. */
export function Contents() {
  const t = useTranslate();
  return (
    <Box component="nav" aria-label={t('recruitments.contents')} sx={{ position: { lg: 'sticky' }, top: 16 }}>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          display: 'flex',
          flexWrap: 'wrap',
          flexDirection: { xs: 'row', lg: 'column' },
          gap: 0.5,
        }}
      >
        {SECTIONS.map(({ name: section }) => (
          <li key={section}>
            <Button
              size="small"
              color="inherit"
              onClick={() => goTo(sectionAnchor(section))}
              sx={{ justifyContent: 'flex-start', textAlign: 'left' }}
            >
              {t(`recruitments.sections.${section}`)}
            </Button>
          </li>
        ))}
      </Box>
    </Box>
  );
}
