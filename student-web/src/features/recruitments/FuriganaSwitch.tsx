import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { readItem, removeItem, writeItem } from '../../../../web/browser-storage.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { FuriganaReadings } from './FuriganaReadings.tsx';

const KEY = 'furigana';

/** Puts the readings over the Japanese texts of a job, in this browser until it is switched off again. */
export default function FuriganaSwitch({ recruitmentId }: { recruitmentId: number }) {
  const { t } = useTranslation('furigana');
  const [isOn, setIsOn] = useState(() => readItem(KEY) !== null);
  const turn = () => {
    if (isOn) removeItem(KEY);
    else writeItem(KEY, 'on');
    setIsOn(!isOn);
  };
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
      <Button
        size="small"
        role="switch"
        aria-checked={isOn}
        variant={isOn ? 'contained' : 'outlined'}
        onClick={turn}
        sx={{ flexShrink: 0 }}
      >
        {t('furigana')}
      </Button>
      {isOn && <FuriganaReadings recruitmentId={recruitmentId} />}
    </Box>
  );
}
