import { line, ref } from '../../domain/entities/fields.ts';
import { savedView } from '../../domain/entities/saved-view.ts';
import { internalModel, modelOf } from './entity-model.ts';

export class SavedView extends modelOf(savedView) {}

/** The view that a list opens with for one member of staff, their own or a shared one. */
export class SavedViewDefault extends internalModel('saved_view_defaults', {
  hf_member_id: ref('hf_members'),
  list: line({ max: 60 }),
  saved_view_id: ref('saved_views'),
}) {}
