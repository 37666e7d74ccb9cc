import { MissingList } from '../../components/MissingList.tsx';
import { Notice } from '../../components/Notice.tsx';

/** Why somebody cannot apply yet, and what the profile lacks for it, each a link to its field. */
export default function ProfileGaps({ why, missing }: { why: string; missing: readonly string[] }) {
  return (
    <Notice severity="warning">
      {why}
      <MissingList names={missing} path="/profile" />
    </Notice>
  );
}
