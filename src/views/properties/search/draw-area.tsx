import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  areaDrawn,
  areaEdited,
  drawnAreasOf,
  DRAWN_AREA_LIMITS,
  textOfDrawnAreas,
} from '../../../core/properties/map/drawn-area.ts';
import type { DrawingProblem } from '../../../core/properties/map/drawn-area.ts';
import type { Coordinates } from '../../../core/properties/property.ts';
import type { PropertiesScreen } from '../../../view-models/properties/properties-screen.ts';
import { Navigation } from '../../../view-models/site/navigation.ts';
import { Button } from '../../components/actions/button.tsx';
import { Row } from '../../components/layout.tsx';
import { useTexts } from '../../components/use-texts.ts';
import type { MapCanvas } from '../../map/map-canvas.ts';
import { useService } from '../../shell/services.tsx';
import { useLinks } from '../../shell/use-page-language.ts';

const classes = {
  drawKeys: 'draw-keys',
} as const;

const Corner = styled.div`
  position: absolute;
  z-index: 600;
  top: calc(var(--space-3) + var(--map-top, 0px));
  left: var(--space-3);
  right: var(--space-16);
  & button {
    background: var(--colour-surface);
    box-shadow: var(--shadow-sm);
  }
`;

const Guide = styled.div`
  position: absolute;
  z-index: 600;
  top: calc(var(--space-3) + var(--map-top, 0px));
  left: var(--space-3);
  right: var(--space-16);
  max-width: 26rem;
  display: grid;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius);
  background: var(--colour-surface);
  box-shadow: var(--shadow);
  font-size: var(--text-sm);
  /* Pointer events pass through to the map. */
  pointer-events: none;
  & button {
    pointer-events: auto;
  }
  @media (hover: none) {
    & .${classes.drawKeys} {
      display: none;
    }
  }
`;

/** Draws areas of the search on its map; they are stored in the address (FIND-04). */
export const DrawArea = observer(function DrawArea({
  screen,
  canvas,
  onDrawing,
}: {
  screen: PropertiesScreen;
  canvas: MapCanvas;
  /** Called when drawing begins and ends. */
  onDrawing: (drawing: boolean) => void;
}) {
  const t = useTexts();
  const links = useLinks();
  const navigation = useService(Navigation);
  const [corners, setCorners] = useState<number | null>(null);
  const [problem, setProblem] = useState<DrawingProblem | null>(null);
  const { drawn } = screen.list.filters;
  const areas = useMemo(() => drawnAreasOf(drawn) ?? [], [drawn]);
  const [isEditing, setEditing] = useState(false);
  const [canRemove, setCanRemove] = useState(false);
  const hasEdited = useRef(false);
  const isDrawing = corners !== null;
  useEffect(() => onDrawing(isDrawing || isEditing), [onDrawing, isDrawing, isEditing]);
  const go = (text: string, how?: 'replace') =>
    void navigation.go(links('Properties', {}, screen.queryDrawn(text)), how);
  const endEditing = () => {
    setEditing(false);
    setProblem(null);
    canvas.focus(null);
  };
  useEffect(() => {
    canvas.areas.show(isEditing ? [] : areas);
    if (!isEditing) return undefined;
    const show = () =>
      canvas.corners.start(areas, {
        changed: (all) => {
          const edited = all.map(areaEdited);
          const wrong = edited.find((area) => typeof area === 'string') ?? null;
          setProblem(wrong);
          if (wrong) return show();
          // A single step back undoes all changes.
          const text = textOfDrawnAreas(edited.filter((area) => typeof area !== 'string'));
          go(text, hasEdited.current ? 'replace' : undefined);
          hasEdited.current = true;
        },
        picked: setCanRemove,
        ended: endEditing,
        name: (kind, number) => t(`draw-${kind}`, { number }),
      });
    show();
    return undefined;
    // The others are the same while the page lives.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [canvas, areas, isEditing]);
  const finished = (points: Coordinates[]) => {
    setCorners(null);
    const area = areaDrawn(points);
    if (typeof area === 'string') setProblem(area);
    else go(textOfDrawnAreas([...areas, area]));
  };
  useEffect(() => (isEditing ? () => canvas.corners.stop() : undefined), [canvas, isEditing]);
  const start = () => {
    setProblem(null);
    setCorners(0);
    canvas.areas.start({ changed: setCorners, finished, cancelled: () => setCorners(null) });
  };
  const edit = () => {
    hasEdited.current = false;
    setCanRemove(false);
    setEditing(true);
  };
  const cancel = () => {
    canvas.areas.stop();
    setCorners(null);
    setProblem(null);
  };
  return (
    <>
      {!isDrawing && !isEditing && !problem && (
        <Corner>
          <Row>
            {areas.length < DRAWN_AREA_LIMITS.areas && (
              <Button size="small" look="secondary" onClick={start}>
                {t(areas.length > 0 ? 'draw-another-area' : 'draw-area')}
              </Button>
            )}
            {areas.length > 0 && (
              <Button size="small" look="secondary" onClick={edit}>
                {t('draw-edit', { count: areas.length })}
              </Button>
            )}
            {areas.length > 0 && (
              <Button size="small" look="secondary" onClick={() => go('')}>
                {t('draw-clear', { count: areas.length })}
              </Button>
            )}
          </Row>
        </Corner>
      )}
      {isEditing && (
        <Guide>
          <div role="status">
            {problem && <p>{t(`drawn-area-${problem}`)}</p>}
            <p>{t('draw-edit-how')}</p>
            <p className={classes.drawKeys}>{t('draw-edit-keys')}</p>
          </div>
          <Row>
            <Button size="small" onClick={endEditing}>
              {t('done')}
            </Button>
            {canRemove && (
              <Button size="small" look="secondary" onClick={() => canvas.corners.remove()}>
                {t('draw-remove-corner')}
              </Button>
            )}
          </Row>
        </Guide>
      )}
      {(isDrawing || (problem && !isEditing)) && (
        <Guide>
          <div role="status">
            {problem && <p>{t(`drawn-area-${problem}`)}</p>}
            {corners === 0 && <p>{t('draw-how')}</p>}
            {corners !== null && corners > 0 && <p>{t('draw-corners', { count: corners })}</p>}
            {isDrawing && <p className={classes.drawKeys}>{t('draw-keys')}</p>}
          </div>
          <Row>
            {corners !== null && corners > 2 && (
              <Button size="small" onClick={() => canvas.areas.finish()}>
                {t('done')}
              </Button>
            )}
            {problem && (
              <Button size="small" onClick={start}>
                {t('draw-again')}
              </Button>
            )}
            <Button size="small" look="secondary" onClick={cancel}>
              {t('cancel')}
            </Button>
          </Row>
        </Guide>
      )}
    </>
  );
});
