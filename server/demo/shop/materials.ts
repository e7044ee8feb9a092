import { hardMaterials } from './hard-materials.ts';
import { softMaterials } from './soft-materials.ts';

export const materials = { ...hardMaterials, ...softMaterials };

export type MaterialKey = keyof typeof materials;
