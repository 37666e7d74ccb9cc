import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from '../../../i18n/use-translate.ts';

interface TakeOneOrBothProps {
  mine: string;
  theirs: string;
  /** Whether the two can stand one after the other. */
  canJoin?: boolean;
  size?: 'small' | 'medium';
  onTake(text: string): void;
}

/** Of two texts for one place: takes one's own, the other's, or the other's with one's own behind it. */
export function TakeOneOrBoth({ mine, theirs, canJoin = true, size = 'medium', onTake }: TakeOneOrBothProps) {
  const t = useTranslate();
  const take = (words: 'take_mine' | 'take_theirs' | 'take_both', text: string) => (
    <Button size={size} variant="outlined" onClick={() => onTake(text)}>
      {t(`correcting.merge.${words}`)}
    </Button>
  );
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {take('take_mine', mine)}
      {take('take_theirs', theirs)}
      {canJoin && take('take_both', [theirs, mine].filter(Boolean).join('\n'))}
    </Stack>
  );
}
