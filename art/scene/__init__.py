"""Scenes of the marketplace „Уют“, built and rendered by Blender without a screen."""
