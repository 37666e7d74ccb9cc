import { savedComment } from '../../domain/entities/saved-comment.ts';
import { modelOf } from './entity-model.ts';

export class SavedComment extends modelOf(savedComment) {}
