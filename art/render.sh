#!/bin/bash
# Renders what is missing, then makes the small pictures and their index.
#   art/render.sh                    everything
#   art/render.sh products           one group (apartment products interiors facades services journal closeups)
#   art/render.sh products sofa-1    only pictures whose names start so, again
#   ART_PREVIEW=1 art/render.sh …    small and quick, into out/preview-<group>
cd "$(dirname "$0")" || exit 1
command -v blender > /dev/null || { echo "needs: apt-get install --no-install-recommends blender python3-opencv gcc"; exit 1; }
quiet() { grep -E --line-buffered 'DONE|FAILED|Error|File "|^ ' | grep --line-buffered -v freed; }
if [ -n "$ART_PREVIEW" ] || [ $# -gt 1 ]; then
  nice -n ${ART_NICE:-19} blender -b -noaudio --python-exit-code 1 --python render.py -- "$@" 2>&1 | quiet
else
  ./queue.sh "$@"
fi
[ -n "$ART_PREVIEW" ] && exit
nice -n 19 blender -b -noaudio --python-exit-code 1 --python catalogue.py 2>&1 | quiet
nice -n 19 node export.mjs
