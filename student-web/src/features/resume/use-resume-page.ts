import { useParams } from 'react-router-dom';
import { useApplication } from '../../lib/application.ts';
import { useStudent } from '../../lib/current-user.ts';

/** What every page of a resume needs: the application of the address, and whose it is. */
export function useResumePage() {
  const id = Number(useParams().id);
  return { id, own: useStudent(), ...useApplication(id) };
}
