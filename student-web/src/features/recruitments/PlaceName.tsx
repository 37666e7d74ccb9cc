import type { MasterNames } from '../../lib/master-data.ts';
import { useScreenLanguage } from '../../lib/page-language.ts';

interface Props {
  prefectureId: number;
  master: MasterNames;
}

/** A prefecture; in Japanese with its reading above, which many students need. */
export function PlaceName({ prefectureId, master }: Props) {
  const isJapanese = useScreenLanguage() === 'ja';
  const name = master.name('prefectures', prefectureId);
  const kana = isJapanese ? master.kana('prefectures', prefectureId) : '';
  if (!name || !kana) return name;
  return (
    <ruby>
      {name}
      <rp>（</rp>
      <rt>{kana}</rt>
      <rp>）</rp>
    </ruby>
  );
}
